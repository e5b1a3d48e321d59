/**
 * Keeps the page behind a dialog from scrolling when nothing in the dialog can scroll further. The page's own styles aren't changed.
 *
 * @returns a function that undoes it.
 */
export function lockPageScroll(layer: HTMLElement): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: false }
  const stop = (event: Event, isZoom: boolean) => {
    if (!isZoom && !isScrollable(event.target, layer)) event.preventDefault()
  }
  layer.addEventListener('wheel', (event) => stop(event, event.ctrlKey), options)
  layer.addEventListener('touchmove', (event) => stop(event, event.touches.length > 1), options)
  return () => listening.abort()
}

function isScrollable(target: EventTarget | null, layer: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  for (; element && element !== layer; element = element.parentElement) {
    const isOverflowing = element.scrollHeight > element.clientHeight
    if (isOverflowing && /auto|scroll/.test(getComputedStyle(element).overflowY)) return true
  }
  return false
}

// Assistive technology may press a button by a click alone.
const gestures = ['pointerdown', 'keydown', 'click'] as const

/**
 * Calls a function once: with the page's next press of a pointer or a key, or click, or at once where there is no page.
 *
 * @returns Stops waiting.
 */
export function onNextGesture(call: () => void): () => void {
  if (typeof document === 'undefined') {
    call()
    return () => {}
  }
  const controller = new AbortController()
  const stop = () => controller.abort()
  const onGesture = () => {
    stop()
    call()
  }
  // A handler that stops the event must not keep it from here.
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const gesture of gestures) document.addEventListener(gesture, onGesture, options)
  return stop
}

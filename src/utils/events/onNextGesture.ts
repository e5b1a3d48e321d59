// Assistive technology may press a button with only a click event.
const gestures = ['pointerdown', 'keydown', 'click'] as const

/**
 * Calls a function once: on the page's next pointer press, key press or click, or at once without a page.
 *
 * @returns a function that stops waiting.
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
  // Captured, so that it works even if a handler stops the event.
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const gesture of gestures) document.addEventListener(gesture, onGesture, options)
  return stop
}

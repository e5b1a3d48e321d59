/** Writes down what assistive technology would hear of the page's live regions, in order, until the page is gone. */
export function recordAnnouncements(): string[] {
  const announcements: string[] = []
  const seen = new Map<Element, string>()
  const look = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const isWhole = region.getAttribute('aria-atomic') !== 'false'
      // A region that isn't atomic announces only what is added.
      const parts = isWhole ? [region] : [...region.children]
      for (const part of parts) {
        const text = part.textContent.trim()
        if (seen.get(part) === text) continue
        seen.set(part, text)
        if (text) announcements.push(text)
      }
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  return announcements
}

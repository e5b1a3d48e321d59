/** Reads the page while it has no rule of the widgets. In a built Storybook, these stand in one sheet with the page's own. */
export function readWithoutOurRules<result>(read: () => result): result {
  const removed: { sheet: CSSStyleSheet; index: number; text: string }[] = []
  for (const sheet of document.styleSheets) {
    // From the last one: deleting a rule moves those behind it.
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const text = sheet.cssRules[index]?.cssText ?? ''
      if (!text.includes('.cw-root')) continue
      removed.push({ sheet, index, text })
      sheet.deleteRule(index)
    }
  }
  if (removed.length === 0) throw new Error('The page has no rules of ours.')
  const result = read()
  for (const { sheet, index, text } of removed.toReversed()) sheet.insertRule(text, index)
  return result
}

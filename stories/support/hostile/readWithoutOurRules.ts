/**
 * Reads the page without the widgets' rules. In a built Storybook, these are in one sheet with the page's own, which is replaced by
 * a copy. The sheet itself is only disabled: a rule that is removed and put back as text loses shorthands of
 * custom properties.
 */
export function readWithoutOurRules<result>(read: () => result): result {
  const withOurs = Array.from(document.styleSheets).filter((sheet) => textsOf(sheet).some(isOurs))
  if (withOurs.length === 0) throw new Error('The page has no rules of ours.')
  const others = new CSSStyleSheet()
  others.replaceSync(
    withOurs
      .flatMap(textsOf)
      .filter((text) => !isOurs(text))
      .join('\n'),
  )
  const adopted = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...adopted, others]
  for (const sheet of withOurs) sheet.disabled = true
  try {
    return read()
  } finally {
    for (const sheet of withOurs) sheet.disabled = false
    document.adoptedStyleSheets = adopted
  }
}

function textsOf({ cssRules }: CSSStyleSheet): string[] {
  return Array.from(cssRules, ({ cssText }) => cssText)
}

function isOurs(rule: string): boolean {
  return rule.includes('.cw-root')
}

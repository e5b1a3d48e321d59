/** A URL that may be shared: `https:` and without credentials. Undefined for anything else. */
export function shareLink(href: string | URL | undefined): string | undefined {
  if (href === undefined || !URL.canParse(String(href))) return undefined
  const { protocol, username, password, href: whole } = new URL(href)
  return protocol === 'https:' && username === '' && password === '' ? whole : undefined
}

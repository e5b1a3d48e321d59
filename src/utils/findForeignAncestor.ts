/** What is read of a window; the browser's own has it. */
export interface FramedPage {
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> | undefined }
  readonly parent: unknown
  readonly document: { readonly referrer: string }
}

/**
 * The origin of a page that has this one in a frame and is not allowed to; undefined where there is none. A browser that
 * does not tell the pages around a frame tells the one that opened it, or nothing: then the answer is `''`.
 */
export function findForeignAncestor(page: FramedPage, allowed: readonly string[]): string | undefined {
  const { location, parent, document } = page
  const isForeign = (origin: string) => origin !== location.origin && !allowed.includes(origin)
  if (location.ancestorOrigins) return Array.from(location.ancestorOrigins).find(isForeign)
  if (parent === page) return undefined
  const opener = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  return isForeign(opener) ? opener : undefined
}

/** What is read of a frame around a page. A browser throws where it is of another origin. */
interface Frame {
  /** The frame itself where none is around it. */
  readonly parent: Frame
  readonly location: { readonly origin: string }
}

/** What is read of a window; the browser's own has it. */
export interface FramedPage extends Frame {
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> | undefined }
  readonly document: { readonly referrer: string }
}

/**
 * The origin of a page that has this one in a frame and is not allowed to; undefined where there is none. A browser that
 * does not name the pages around a frame still keeps this one from looking into those of others. Which they are is told of
 * the nearest alone, by the referrer, until a page follows another in the frame; otherwise the answer is `''`.
 */
export function findForeignAncestor(page: FramedPage, allowed: readonly string[]): string | undefined {
  const { location, document } = page
  const isForeign = (origin: string) => origin !== location.origin && !allowed.includes(origin)
  if (location.ancestorOrigins) return Array.from(location.ancestorOrigins).find(isForeign)
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  let inner: Frame = page
  for (let frame = page.parent; frame !== inner; frame = frame.parent) {
    const origin = originOf(frame) ?? (inner === page && referrer !== location.origin ? referrer : '')
    if (isForeign(origin)) return origin
    inner = frame
  }
  return undefined
}

/** Undefined where the browser does not let this page know. */
function originOf({ location }: Frame): string | undefined {
  try {
    return location.origin
  } catch {
    return undefined
  }
}

/** What is read of a frame around a page. A browser throws where it is of another origin. */
interface Frame {
  /** The frame itself where none is around it. */
  readonly parent: Frame
  readonly location: { readonly origin: string }
}

/** What is read of a window; the browser's own has it. */
export interface FramedPage extends Frame {
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> | undefined }
}

interface FramingRules {
  /** Origins that may have the page in a frame, beside its own. */
  allowed: readonly string[]
  /** The browser itself keeps all others from it, by the header that the page's server sends. */
  isEnforced: boolean
}

/**
 * The origin of a page that has this one in a frame and is not allowed to; undefined where there is none. A browser that
 * does not name the pages around a frame still keeps this one from looking into those of others: the answer is `''` then,
 * since nothing tells which they are. A referrer is the page that led here, which may itself have stood in anybody's frame.
 */
export function findForeignAncestor(
  page: FramedPage,
  { allowed, isEnforced }: FramingRules,
): string | undefined {
  const { location } = page
  if (location.ancestorOrigins) {
    return Array.from(location.ancestorOrigins).find(
      (origin) => origin !== location.origin && !allowed.includes(origin),
    )
  }
  if (isEnforced) return undefined
  let inner: Frame = page
  for (let frame = page.parent; frame !== inner; frame = frame.parent) {
    if (originOf(frame) !== location.origin) return ''
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

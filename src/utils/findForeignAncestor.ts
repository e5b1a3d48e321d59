/** The properties that are read from a frame around the page. Browsers throw if it has another origin. */
interface Frame {
  /** The frame around this one; for the outermost frame, itself. */
  readonly parent: Frame
  readonly location: { readonly origin: string }
}

/** The properties that are read from a window. */
export interface FramedPage extends Frame {
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> | undefined }
}

interface FramingRules {
  /** Origins that may embed the page in a frame, besides its own. */
  allowed: readonly string[]
  /** The browser already prevents all others from that, by a header of the page's server. */
  isEnforced: boolean
}

/**
 * The origin of a page that embeds this one in a frame without permission; undefined if there is none. A browser that doesn't name the
 * pages around a frame still denies access to those of other origins: then the result is `''`, since their origins are unknown. The
 * referrer doesn't help: it is the page that led here, which may have been in someone else's frame.
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

/** A frame's origin; undefined if the browser denies access. */
function originOf({ location }: Frame): string | undefined {
  try {
    return location.origin
  } catch {
    return undefined
  }
}

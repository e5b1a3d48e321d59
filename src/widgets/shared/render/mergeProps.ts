/** Attributes of an element, by name. */
export type ElementProps = Readonly<Record<string, unknown>>

/** Attributes that style sheets, tests and other parts rely on; they can't be overridden. */
const fixed: ReadonlySet<string> = new Set(['data-cw-part', 'data-state', 'id', 'type'])

/**
 * Merges a part's own attributes with those from its user: class names, styles and descriptions are combined, the user's handlers run
 * before ours, and otherwise the user's value is used. `undefined` counts as not given, and so does any falsy value of an attribute that
 * would be combined.
 *
 * @param chain Combines two handlers, the first of which is `given`.
 */
export function mergeProps(
  ours: ElementProps,
  given: ElementProps,
  chain = callUnlessPrevented,
): ElementProps {
  const merged: Record<string, unknown> = { ...ours }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || (fixed.has(name) && name in ours)) continue
    merged[name] = joinValues(name, { ours: ours[name], given: value, chain })
  }
  return merged
}

/**
 * Merges the props that a page passes to a part with those of the element that it renders instead: the element's take precedence, and the
 * handlers of both are called.
 */
export function mergePageProps(given: ElementProps, rendered: ElementProps): ElementProps {
  return mergeProps(given, rendered, callBoth)
}

interface Values {
  ours: unknown
  given: unknown
  chain: typeof callBoth
}

/** Combines two values. A falsy handler of the page, as in `isOn && handler`, must not remove ours, nor must an empty class. */
function joinValues(name: string, { ours, given, chain }: Values): unknown {
  if (ours === undefined) return given
  if (name === 'style') return { ...(ours as object), ...(given as object) }
  if (name === 'className' || name === 'aria-describedby') return given ? `${given} ${ours}` : ours
  if (!isHandler(name, ours)) return given
  return isHandler(name, given) ? chain(given, ours) : given || ours
}

type Handler = (event: { defaultPrevented: boolean }) => unknown

function isHandler(name: string, value: unknown): value is Handler {
  return /^on[A-Z]/.test(name) && typeof value === 'function'
}

/** `event.preventDefault()` in the first handler prevents the second one. */
function callUnlessPrevented(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event)
    if (!event.defaultPrevented) second(event)
  }
}

function callBoth(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event)
    second(event)
  }
}

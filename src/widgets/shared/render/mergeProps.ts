/** Attributes of an element, by name. */
export type ElementProps = Readonly<Record<string, unknown>>

/** Attributes that style sheets, tests and other parts rely on; they can't be overridden. */
const fixed: ReadonlySet<string> = new Set(['data-cw-part', 'data-state', 'id', 'type'])

/**
 * Merges a part's own attributes with those from its user: class names, styles and descriptions of both, the user's
 * handler before ours, and otherwise the user's value. `undefined` counts as not given, and so does nothing where both would count.
 *
 * @param chain Makes one handler of two, of which the first is `given`.
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

/** What a page gives to a part and what it gives to the element in its place: the latter counts first, and both are told of every event. */
export function mergePageProps(given: ElementProps, rendered: ElementProps): ElementProps {
  return mergeProps(given, rendered, callBoth)
}

interface Values {
  ours: unknown
  given: unknown
  chain: typeof callBoth
}

/** `isOn && handler` of a page must not take ours away, nor must a class that isn't given. */
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

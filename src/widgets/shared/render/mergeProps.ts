/** Attributes of an element, by name. */
export type ElementProps = Readonly<Record<string, unknown>>

/** Attributes that style sheets, tests and other parts rely on; they can't be overridden. */
const fixed: ReadonlySet<string> = new Set(['data-cw-part', 'data-state', 'id', 'type'])

/**
 * Merges a part's own attributes with those from its user: class names, styles and descriptions of both, the user's
 * handler before ours, and otherwise the user's value. `undefined` counts as not given, and so does nothing where both would count.
 */
export function mergeProps(ours: ElementProps, given: ElementProps): ElementProps {
  const merged: Record<string, unknown> = { ...ours }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || (fixed.has(name) && name in ours)) continue
    merged[name] = joinValues(name, ours[name], value)
  }
  return merged
}

/** `isOn && handler` of a page must not take ours away, nor must a class that isn't given. */
function joinValues(name: string, ours: unknown, given: unknown): unknown {
  if (ours === undefined) return given
  if (name === 'style') return { ...(ours as object), ...(given as object) }
  if (name === 'className' || name === 'aria-describedby') return given ? `${given} ${ours}` : ours
  if (!isHandler(name, ours)) return given
  return isHandler(name, given) ? chainHandlers(given, ours) : given || ours
}

type Handler = (event: { defaultPrevented: boolean }) => unknown

function isHandler(name: string, value: unknown): value is Handler {
  return /^on[A-Z]/.test(name) && typeof value === 'function'
}

/** `event.preventDefault()` in the first handler prevents the second one. */
function chainHandlers(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event)
    if (!event.defaultPrevented) second(event)
  }
}

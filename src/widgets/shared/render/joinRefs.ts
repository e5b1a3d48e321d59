import type { Ref, RefCallback } from 'react'

type MaybeRef<node> = Ref<node> | undefined

/** One ref that sets both. Returns the same ref for the same two, since React would detach and reattach a new one at every render. */
export function joinRefs<node>(first: MaybeRef<node>, second: MaybeRef<node>): MaybeRef<node> {
  if (!first || !second) return first ?? second
  const known = joined.get(first)?.get(second)
  if (known) return known as RefCallback<node>
  const both = joinTwo(first, second)
  const withFirst = joined.get(first) ?? new WeakMap<object, unknown>()
  joined.set(first, withFirst.set(second, both))
  return both
}

const joined = new WeakMap<object, WeakMap<object, unknown>>()

function joinTwo<node>(
  first: NonNullable<MaybeRef<node>>,
  second: NonNullable<MaybeRef<node>>,
): RefCallback<node> {
  const both: RefCallback<node> = (node) => {
    const endings = [first, second].map((ref) => setRef(ref, node))
    // Without cleanup functions, none is returned: React 18 doesn't support them.
    if (!endings.some((end) => typeof end === 'function')) return
    return () => {
      for (const [index, end] of endings.entries()) {
        if (typeof end === 'function') end()
        else setRef(index === 0 ? first : second, null)
      }
    }
  }
  return both
}

function setRef<node>(ref: NonNullable<MaybeRef<node>>, node: node | null): ReturnType<RefCallback<node>> {
  if (typeof ref === 'function') return ref(node)
  ref.current = node
}

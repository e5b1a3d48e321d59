import type { Ref, RefCallback } from 'react'

type MaybeRef<node> = Ref<node> | undefined

/** One ref that sets both. */
export function joinRefs<node>(first: MaybeRef<node>, second: MaybeRef<node>): MaybeRef<node> {
  if (!first || !second) return first ?? second
  const both: RefCallback<node> = (node) => {
    const endings = [first, second].map((ref) => setRef(ref, node))
    // React 18 takes no cleanup function, and nobody on it gives one.
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

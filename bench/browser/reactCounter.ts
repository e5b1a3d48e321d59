/** What React did since the page was opened. */
export interface ReactCounts {
  commits: number
  /** Function components that ran, over all commits. */
  components: number
}

declare global {
  interface Window {
    reactCounts: ReactCounts
    /** What tasks took beyond 50 ms each, in milliseconds. */
    blockedMs: number
  }
}

interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/**
 * Runs in the page before everything else. Counts what React does, as its developer tools do, and stops the page once the
 * amount field is there. Stands alone: nothing from outside of it reaches the page.
 *
 * @param amountField Selects that field.
 */
export function installCounters(amountField: string): void {
  const performedWork = 1
  /** Function components, also those that take a reference or are memoized. */
  const functionTags = new Set([0, 11, 15])
  window.reactCounts = { commits: 0, components: 0 }
  window.blockedMs = 0

  function count(fiber: Fiber | null, before: Fiber | null): void {
    if (!fiber) return
    if (functionTags.has(fiber.tag) && fiber.flags & performedWork) window.reactCounts.components += 1
    // Children that are the same objects as before did not take part.
    if (fiber.child === before?.child) return
    for (let child = fiber.child; child; child = child.sibling) {
      const known = siblingsOf(before)
      if (known.has(child)) continue
      count(child, child.alternate && known.has(child.alternate) ? child.alternate : null)
    }
  }

  function siblingsOf(parent: Fiber | null): Set<Fiber> {
    const found = new Set<Fiber>()
    for (let child = parent?.child ?? null; child; child = child.sibling) found.add(child)
    return found
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        window.reactCounts.commits += 1
        count(root.current, root.current.alternate)
      },
    },
  })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blockedMs += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  requestAnimationFrame(function look() {
    const field = document.querySelector(amountField)
    if (!field?.getBoundingClientRect().width) {
      requestAnimationFrame(look)
      return
    }
    // The frame with the field ends first, and nothing else comes between. Then the page stands still and is read.
    scheduler.postTask(
      () => {
        // oxlint-disable-next-line no-debugger
        debugger
      },
      { priority: 'user-blocking' },
    )
  })
}

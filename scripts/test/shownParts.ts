import { globSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { partsReport } from '../../.storybook/watchParts.ts'
import { widgetParts } from '../../src/widgets/attributes/widgetParts.ts'

/** An image of the network, which stories do without. */
const unshown = new Set(['token-logo-image'])

interface StoryMeta {
  reports?: readonly { type: string; result: unknown }[]
}

/** `npm run looks`: on a busy machine, a state that a story only passes through may be left out. */
const countsStates = process.env['VITE_EVERY_LOOK'] === 'true'

/** Fails a run of all stories if a documented part appears in none; `npm run looks` also if it never has one of its documented states. */
class ShownParts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const isWhole = modules.length >= globSync('stories/**/*.stories.tsx').length
    if (!isWhole || tests.some((test) => test.result().state !== 'passed')) return
    const shown = new Set(
      tests
        .flatMap((test) => (test.meta() as StoryMeta).reports ?? [])
        .flatMap(({ type, result }) => (type === partsReport ? (result as readonly string[]) : [])),
    )
    const missing = Object.entries<readonly string[]>(widgetParts)
      .flatMap(([part, states]) => [part, ...(countsStates ? states.map((state) => `${part} ${state}`) : [])])
      .filter((name) => !shown.has(name) && !unshown.has(name))
    if (missing.length === 0) return
    console.error(`\nThese parts and states are documented, but in no story:\n${missing.join('\n')}`)
    process.exitCode = 1
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest takes the default export of a reporter's file
export default ShownParts

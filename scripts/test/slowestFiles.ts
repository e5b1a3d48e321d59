import type { Reporter, TestModule } from 'vitest/node'

const shown = 10
/** What a file may take, in milliseconds. */
const maxMs = 5_000

/** Names the slowest test files after a run of many, and marks those that take too long. */
class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= shown) return
    const slowest = modules
      .map((module) => ({ name: module.relativeModuleId, ms: module.diagnostic().duration }))
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, shown)
    console.log('\nslowest files')
    for (const { name, ms } of slowest)
      console.log(`${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}${ms > maxMs ? '  (more than 5 s)' : ''}`)
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest takes the default export of a reporter's file
export default SlowestFiles

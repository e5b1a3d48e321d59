import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { areas } from './mutate/areas.ts'

// Tests of the tests: changes the money core, one change after the other, and counts which changes a test notices.
// `npm run mutate` takes every area, `npm run mutate -- audit wallet` some. Reports lie in `.stryker`.

/** Least share of the changes that must be noticed, over all areas, in percent. */
const leastScore = 90

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(areas, name))
if (unknown.length > 0) {
  console.error(`mutate: there is no ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}`)
  process.exit(1)
}

/** Changes of a file, and how many of them were noticed. */
const counts = new Map<string, { all: number; noticed: number }>()
for (const [name, { files, tests }] of Object.entries(areas)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  // Read by `vitest.mutate.config.ts`, in processes that Stryker starts.
  process.env['MUTATE_TESTS'] = tests.join(' ')
  const results = await new Stryker({
    mutate: [...files],
    jsonReporter: { fileName: `.stryker/${name}.json` },
    htmlReporter: { fileName: `.stryker/${name}.html` },
  }).runMutationTest()
  for (const { fileName, status } of results) {
    if (status === 'Ignored' || status === 'CompileError' || status === 'RuntimeError') continue
    const file = relative('.', fileName)
    const count = counts.get(file) ?? { all: 0, noticed: 0 }
    count.all += 1
    if (status === 'Killed' || status === 'Timeout') count.noticed += 1
    counts.set(file, count)
  }
}

const all = { all: 0, noticed: 0 }
for (const [file, count] of [...counts].toSorted()) {
  all.all += count.all
  all.noticed += count.noticed
  tell(file, count)
}
tell('all', all)
if (percentOf(all) < leastScore) {
  console.error(`mutate: less than ${leastScore} % of the changes were noticed`)
  process.exitCode = 1
}

function tell(file: string, count: { all: number; noticed: number }): void {
  console.log(`${percentOf(count).toFixed(1).padStart(5)} %  ${count.noticed} of ${count.all}  ${file}`)
}

function percentOf({ all, noticed }: { all: number; noticed: number }): number {
  return all === 0 ? 100 : (noticed / all) * 100
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundlers, byteBudgets, packageBudget, styleBudget, type ByteBudget } from './budgets.ts'
import { bundle, sourceOf } from './bundle.ts'
import { countPackages, type Lock } from './countPackages.ts'
import { isOutdated, type Measurement } from './measurement.ts'

// Measures what an app pays for the built package: `npm run size`. Fails when the committed figures, which Storybook shows beside the
// budgets, are no longer accurate to within 2%; `-- --write` commits to new ones.

if (!existsSync('dist/exports/index.js')) {
  console.error('size: there is no dist to measure. Run: npm run build')
  process.exit(1)
}

const file = 'scripts/size/measured.json'
const committed = JSON.parse(readFileSync(file, 'utf8')) as Measurement[]
const isWriting = process.argv.includes('--write')
const measured: Measurement[] = []

print('bytes after gzip -9', [...bundlers, 'budget'])
for (const budget of Object.values<ByteBudget>(byteBudgets)) {
  const source = sourceOf(budget, (entry) => `./dist/exports/${entry}.js`)
  const sizes = []
  for (const bundler of bundlers) sizes.push(await bundle(source, bundler, process.cwd()))
  const { name, initial, all } = budget
  if (initial !== undefined)
    compare({ name: `${name}, first load`, figures: sizes.map((size) => size.initial), budget: initial })
  if (all !== undefined)
    compare({ name: `${name}, every chunk`, figures: sizes.map((size) => size.all), budget: all })
}
for (const name of ['styles.css', 'styles.layered.css'])
  compare({
    name,
    figures: [gzipSync(readFileSync(`dist/${name}`), { level: 9 }).length],
    budget: styleBudget,
  })

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
compare({
  name: 'packages an app gains',
  figures: [countPackages(lock.packages).length],
  budget: packageBudget,
})

if (isWriting) writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`)
else if (process.exitCode)
  console.error(
    `size: ${file} is off by more than 2 %. If the change is worth its bytes: npm run size -- --write`,
  )

/** Prints a line, and fails the run when the committed one is no longer true. */
function compare(measurement: Measurement): void {
  measured.push(measurement)
  const { name, figures, budget } = measurement
  const before = committed.find((one) => one.name === name)
  const isFailed = !isWriting && isOutdated(before, measurement)
  if (isFailed) process.exitCode = 1
  const remarks = [
    figures.some((figure) => figure > budget) && 'over budget',
    isFailed && `FAIL: ${before?.figures.join(' and ') ?? 'nothing'} committed`,
  ].filter((remark) => typeof remark === 'string')
  const blanks = bundlers.slice(figures.length).map(() => '')
  print(name, [...figures, ...blanks, budget], remarks.join('; '))
}

function print(name: string, cells: readonly (string | number)[], remark = ''): void {
  const columns = [name.padEnd(46), ...cells.map((cell) => String(cell).padStart(10)), '  ', remark]
  console.log(columns.join('').trimEnd())
}

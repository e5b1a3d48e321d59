import { mkdirSync, writeFileSync } from 'node:fs'
import { bundleStyles, type SheetName } from './styles/bundleStyles.ts'
import { findStyleProblems } from './styles/findStyleProblems.ts'

// Bundles the style sheets of the widgets into the two that are published: `node scripts/build/buildStyles.ts`.

for (const name of ['styles.css', 'styles.layered.css'] satisfies SheetName[]) {
  const css = bundleStyles(name)
  const problems = findStyleProblems(css)
  if (problems.length > 0) {
    console.error(`buildStyles: src/styles/${name} cannot be published: ${problems.join('; ')}`)
    process.exitCode = 1
    continue
  }
  const target = new URL(`../../dist/${name}`, import.meta.url)
  mkdirSync(new URL('.', target), { recursive: true })
  writeFileSync(target, css)
  console.log(`buildStyles: dist/${name}, ${css.length} bytes`)
}

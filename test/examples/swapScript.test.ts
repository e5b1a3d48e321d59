import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'

const file = 'examples/scripts/swap.ts'

it('default: the script swaps on the simulated sandbox, and says what arrived', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  await import('../../examples/scripts/swap.ts')
  expect(said.mock.calls).toEqual([['success', expect.stringMatching(/^0\.99\d+$/)]])
})

it('default: the guide shows this very script', () => {
  expect(readFileSync('docs/without-react.md', 'utf8')).toContain(
    `\`\`\`ts\n${readFileSync(file, 'utf8')}\`\`\`\n`,
  )
})

it('default: the guide to testing shows the script that is installed and run on real chains', () => {
  const script = readFileSync('examples/consumers/node/swap.ts', 'utf8')
  expect(readFileSync('docs/testing.md', 'utf8')).toContain(`\`\`\`ts\n${script}\`\`\`\n`)
})

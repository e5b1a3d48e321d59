import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { storyCode } from '../../.storybook/storyCode.ts'
import { createStoryEnvironment } from '../../stories/support/environment/createStoryEnvironment.ts'
import { destinations } from '../support/environment/nonEvmChains.ts'

interface StoryModule {
  default: Record<string, unknown>
  [name: string]: Record<string, unknown> | undefined
}

/** Accounts whose keys everybody has: those of local nodes, of the smallest keys, and of the standards' own examples. */
const publicAccounts = [
  ...Array.from({ length: 20 }, (_, addressIndex) =>
    mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex }),
  ).map(({ address }) => address),
  ...Array.from({ length: 20 }, (_, index) => privateKeyToAddress(numberToHex(index + 1, { size: 32 }))),
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
  ...Object.values(destinations).map(({ recipient }) => recipient),
]

/** The keys of the simulated accounts follow from a seed: anyone can compute them. */
function accountsIn(text: string, simulated: readonly string[] = []): string[] {
  const lower = text.toLowerCase()
  return [...publicAccounts, ...simulated].filter((account) => lower.includes(account.toLowerCase()))
}

const modules = import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx')

/** The code of every story of a file, as “Show code” prints it. */
async function codesOf(load: () => Promise<StoryModule>, path: string) {
  const { default: meta, ...stories } = await load()
  return Object.entries(stories).flatMap(([name, story]) => {
    const args = { ...Object(meta['args']), ...Object(story?.['args']) }
    const parameters = { ...Object(meta['parameters']), ...Object(story?.['parameters']), fileName: path }
    const component = story?.['component'] ?? meta['component']
    const { sandbox } = createStoryEnvironment(Object(parameters['sandbox']))
    const code = storyCode({ component, args, parameters })
    return [{ name, code, accounts: accountsIn(code, sandbox.accounts) }]
  })
}

describe('the code that stories show', () => {
  it.each(Object.entries(modules))(
    'behavior: names in %s no account whose key is public',
    async (path, load) => {
      const codes = await codesOf(load, path)
      expect(codes.length).toBeGreaterThan(0)
      expect(codes.filter(({ accounts }) => accounts.length > 0)).toEqual([])
    },
  )
})

describe('code that is made to be copied', () => {
  const files = globSync([
    'README.md',
    'docs/**/*.md',
    'src/**/*.{ts,tsx}',
    'stories/{code,examples,guides}/**/*.{ts,tsx,mdx}',
    'examples/**/*.{md,ts,tsx}',
  ]).filter((path) => !path.includes('node_modules'))

  it('behavior: names no account whose key is public in any page, example or comment', () => {
    expect(files.length).toBeGreaterThan(500)
    const named = files.flatMap((path) => {
      const found = accountsIn(readFileSync(path, 'utf8'))
      return found.length > 0 ? [`${relative('.', path)} ${found.join(' ')}`] : []
    })
    expect(named).toEqual([])
  })
})

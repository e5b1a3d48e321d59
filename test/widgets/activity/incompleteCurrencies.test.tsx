import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [origin, destination] = env.chains
const paid: Token = {
  chainId: origin.id,
  address: '0x00000000000000000000000000000000000000a1',
  symbol: 'SIX',
  name: 'Six decimals',
  decimals: 6,
}
const received: Token = {
  chainId: destination.id,
  address: '0x00000000000000000000000000000000000000b2',
  symbol: 'NINE',
  name: 'Nine decimals',
  decimals: 9,
}

const of = (amount: string, currency: object) => ({ amount, currency })

/** A record whose currencies give only their addresses, and whose chains only the transactions give. */
async function rowOf(tokens: readonly Token[]): Promise<string> {
  const [input, output] = [
    { address: paid.address },
    { address: received.address.toUpperCase().replace('X', 'x') },
  ]
  return textOf(tokens, {
    quoted: {
      origin: { inputCurrency: of('100000000', input) },
      destination: { outputCurrency: of('99000000000', output) },
    },
    actual: {
      origin: { inputCurrency: of('101000000', input) },
      destination: {
        inputCurrency: of('99000000000', output),
        outputCurrency: of('98500000000', output),
      },
    },
  })
}

async function textOf(tokens: readonly Token[], route: object | undefined): Promise<string> {
  const record = {
    id: `0x${'9'.repeat(64)}`,
    status: 'success',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:01:00Z',
    data: {
      inTxs: [{ txHash: `0x${'1'.repeat(64)}`, chainId: origin.id }],
      outTxs: [{ txHash: `0x${'2'.repeat(64)}`, chainId: destination.id }],
      route,
    },
  }
  const client = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(<ActivityWidget />, env, { client, tokens: [...tokens] })
  const button = await within(await screen.findByRole('list')).findByRole('button')
  return (button.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
}

it('default: fills what a record leaves out from the page’s tokens, on the networks where the funds were seen', async () => {
  const text = await rowOf([paid, received])
  expect(text).toContain('101 SIX')
  expect(text).toContain('98.5 NINE')
  expect(text).toMatch(new RegExp(`${origin.name}.*${destination.name}`))
})

it('behavior: shows an amount without decimals as unknown, whatever a token elsewhere has', async () => {
  // The same address on the other chain is another token.
  const text = await rowOf([paid, { ...received, chainId: origin.id }])
  expect(text).toContain('101 SIX')
  expect(text).not.toMatch(/98|NINE/)
  expect(text).toContain('unknown')
})

it('behavior: shows an amount that only the provider formats, with the provider’s symbol', async () => {
  const text = await textOf([], {
    actual: {
      origin: {
        inputCurrency: { amountFormatted: '1234.5', currency: { chainId: origin.id, symbol: 'SIX' } },
      },
      destination: { outputCurrency: { amountFormatted: '9e1', currency: { symbol: 'NINE' } } },
    },
  })
  expect(text).toContain('1,234.5 “SIX”')
  // No decimal, so no amount.
  expect(text).not.toContain('NINE')
})

it('behavior: takes the decimals from the page’s only token of that symbol on the chain if there is no address', async () => {
  const route = {
    actual: { origin: { inputCurrency: of('101000000', { chainId: origin.id, symbol: 'SIX' }) } },
  }
  expect(await textOf([paid, { ...paid, chainId: destination.id, decimals: 8 }], route)).toContain(
    '101 “SIX”',
  )
})

it('error: doesn’t guess between two tokens with the same symbol', async () => {
  const route = {
    actual: { origin: { inputCurrency: of('101000000', { chainId: origin.id, symbol: 'SIX' }) } },
  }
  const other = { ...paid, address: '0x00000000000000000000000000000000000000c3', decimals: 8 } as const
  expect(await textOf([paid, other], route)).not.toMatch(/101|1\.01/)
})

it('behavior: takes the networks from the transactions where the record has no amounts', async () => {
  expect(await textOf([], undefined)).toMatch(new RegExp(`${origin.name}.*${destination.name}`))
})

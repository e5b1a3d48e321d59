import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { codeTargetsOf } from '../../../src/audit/input/codeTargets.ts'

const token = '0x00000000000000000000000000000000000000aA'
const spender = '0x00000000000000000000000000000000000000b2'
const router = '0x00000000000000000000000000000000000000Cc'

const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 1n] })

function stepsOf(...calls: [to: string, data?: Hex][]): Quote['steps'] {
  const items = calls.map(([to, data = '0x']) => ({
    status: 'incomplete',
    data: { to, data, value: 0n, chainId: 1 },
  }))
  return [{ id: 'deposit', kind: 'transaction', items }] as unknown as Quote['steps']
}

it('default: lists all addresses that are called and approved, once each, in lower case', () => {
  const steps = stepsOf([token, approval], [router], [token.toLowerCase()])
  expect(codeTargetsOf({ steps })).toEqual([token, spender, router].map((one) => one.toLowerCase()))
})

it('behavior: takes the first eight of very many', () => {
  const many = Array.from({ length: 9 }, (_, index): [string] => [`0x${String(index).repeat(40)}`])
  expect(codeTargetsOf({ steps: stepsOf(...many) })).toEqual(many.slice(0, 8).flat())
})

it('error: gives none for a quote with a step that can’t be read, but doesn’t hide another mistake', () => {
  const [step] = stepsOf([router])
  const unread = [step, { ...step, kind: 'unknown', rawKind: 'dance' }] as Quote['steps']
  expect(codeTargetsOf({ steps: unread })).toEqual([])
  expect(() => codeTargetsOf({ steps: [null] as unknown as Quote['steps'] })).toThrow(TypeError)
})

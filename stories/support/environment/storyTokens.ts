import type { Token } from '@causeway/react'
import { tokenOf, type StoryEnvironment } from './createStoryEnvironment.ts'

/** The initial tokens of a story's form: `parameters: { tokens: { pay: 'ETH on Alder' } satisfies StoryTokens }`. */
export interface StoryTokens {
  /** @default 'USDC on Alder' */
  pay?: string
  /** @default 'USDC on Birch' */
  receive?: string
}

/** The same as the form takes it. */
export function storyTokens(
  env: StoryEnvironment,
  parameters: Readonly<Record<string, unknown>> = {},
): { defaultPay: Token; defaultReceive: Token } {
  const { pay = 'USDC on Alder', receive = 'USDC on Birch' }: StoryTokens = Object(parameters['tokens'])
  return { defaultPay: find(env, pay), defaultReceive: find(env, receive) }
}

function find(env: StoryEnvironment, name: string): Token {
  const [symbol = '', chainName = ''] = name.split(' on ')
  return tokenOf(env, symbol, chainName)
}

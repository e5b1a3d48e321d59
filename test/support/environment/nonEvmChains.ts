import {
  createSimulatedSandbox,
  nonEvmChainSpecs,
  toTokens,
  type SimulatedNonEvmChainSpec,
  type SimulatedSandbox,
} from '@causeway/sandbox/simulated'
import type { Token } from '@causeway/react/execution'
import type { NonEvmChain } from '@causeway/react'

/** A chain outside the EVM, a token on it, and a recipient there. */
export interface Destination {
  /** Has a sandbox simulate it. */
  spec: SimulatedNonEvmChainSpec
  chain: NonEvmChain
  token: Token
  recipient: string
  /** How transactions are named there. */
  hash: string
}

/** The chains of a sandbox outside the EVM, as a page names them. */
export function nonEvmChainsOf({ nonEvmChains }: Pick<SimulatedSandbox, 'nonEvmChains'>): NonEvmChain[] {
  return nonEvmChains.map(({ id, name, family, currencies: [native] }) => {
    if (!native) throw new TypeError(`${name} has no native token.`)
    const { symbol, decimals, address } = native
    return {
      id,
      name,
      family,
      nativeCurrency: { name: native.name, symbol, decimals, address },
      // Links need one, although nothing answers there.
      blockExplorers: {
        default: { name: `${name} explorer`, url: `http://${name.toLowerCase()}.localhost` },
      },
    }
  })
}

function toDestination(
  spec: SimulatedNonEvmChainSpec,
  symbol: string,
  names: Pick<Destination, 'recipient' | 'hash'>,
): Destination {
  const sandbox = createSimulatedSandbox({ nonEvmChains: [spec] })
  const [chain] = nonEvmChainsOf(sandbox)
  const token = toTokens(sandbox.nonEvmChains).find((token) => token.symbol === symbol)
  if (!chain || !token) throw new TypeError(`The sandbox has no ${symbol} on ${spec.name}.`)
  return { spec, chain, token, ...names }
}

export const destinations = {
  solana: toDestination(nonEvmChainSpecs.solana, 'USDC', {
    recipient: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
    hash: '5wHu1qwD7q4ifaN5nwdcDqNFo53GJqa7nLp2BeeEpcHCusb4GzARz4GjgzsEHMkBMgCJMGa6GSQ1VG96Exv8kt2W',
  }),
  bitcoin: toDestination(nonEvmChainSpecs.bitcoin, 'BTC', {
    recipient: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    hash: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
  }),
}

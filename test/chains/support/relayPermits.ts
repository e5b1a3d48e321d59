import { decodeFunctionData, erc20Abi, parseSignature, type Address, type Hex } from 'viem'
import { permitErc20Abi } from '../../../sandbox/src/contracts/generated/abis.ts'
import { permitTypes } from '../../../sandbox/src/domain/ledger/permitTypes.ts'

/** The relayer's reads and transactions on the chain of the token. */
export interface PermitChain {
  readNonce: (token: Address, owner: Address) => Promise<bigint>
  /** Calls a contract from the relayer's own account, and waits for it. */
  write: (call: {
    address: Address
    abi: typeof permitErc20Abi
    functionName: 'permit'
    args: PermitArguments
  }) => Promise<void>
}

type PermitArguments = readonly [Address, Address, bigint, bigint, number, Hex, Hex]

interface QuoteBody {
  steps: {
    id: string
    requestId?: string
    items: { data: { from: Address; to: Address; data: Hex; chainId: number } }[]
  }[]
}

/**
 * The provider behind a relayer, which asks for a permit (EIP-2612) where the provider asks for an approval,
 * and sends the permit to the token. The provider itself only knows EIP-3009 permits.
 */
export function relayPermits(chain: PermitChain): typeof fetch {
  const deadline = BigInt(Math.floor(Date.now() / 1000) + 600)
  const message = { owner: '0x' as Address, spender: '0x' as Address, value: 0n, nonce: 0n, deadline }
  let token: Address = '0x'

  return async (input, init) => {
    const url = String(input)
    if (url.includes('/execute/permits')) {
      const { r, s, yParity } = parseSignature(new URL(url).searchParams.get('signature') as Hex)
      const { owner, spender, value } = message
      const args = [owner, spender, value, deadline, 27 + yParity, r, s] as const
      await chain.write({ address: token, abi: permitErc20Abi, functionName: 'permit', args })
      return Response.json({ message: 'Success', steps: [] })
    }
    const answer = await fetch(input, init)
    if (!url.endsWith('/quote')) return answer
    const body = (await answer.json()) as QuoteBody
    const steps = await Promise.all(
      body.steps.map(async (step) => (step.id === 'approve' ? permitStep(step) : step)),
    )
    return Response.json({ ...body, steps })
  }

  async function permitStep({ requestId, items: [item] }: QuoteBody['steps'][number]) {
    if (!item) throw new TypeError('The approval has no transaction.')
    const { from, to, data, chainId } = item.data
    token = to
    const { args } = decodeFunctionData({ abi: erc20Abi, data })
    const [spender, value] = args as readonly [Address, bigint]
    Object.assign(message, { owner: from, spender, value, nonce: await chain.readNonce(to, from) })
    return {
      id: 'authorize',
      kind: 'signature',
      action: 'Sign in your wallet',
      description: 'Approve the token',
      requestId,
      items: [
        {
          status: 'incomplete',
          data: {
            sign: {
              signatureKind: 'eip712',
              domain: { name: 'USD Coin', version: '2', chainId, verifyingContract: to },
              types: { Permit: permitTypes.Permit },
              primaryType: 'Permit',
              value: {
                owner: from,
                spender,
                value: value.toString(),
                nonce: message.nonce.toString(),
                deadline: deadline.toString(),
              },
            },
            post: {
              endpoint: '/execute/permits',
              method: 'POST',
              body: { kind: 'eip2612', requestId, api: 'bridge' },
            },
          },
        },
      ],
    }
  }
}

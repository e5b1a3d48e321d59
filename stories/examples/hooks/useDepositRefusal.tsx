import { useDepositRefusal, useTokens } from '@causeway/react'

export function Example() {
  const { chains, tokens } = useTokens()
  const [origin, destination] = chains
  const usdc = tokens.find(({ symbol, chainId }) => symbol === 'USDC' && chainId === origin?.id)
  const refusal = useDepositRefusal({
    originChainId: origin?.id,
    originCurrency: usdc?.address,
    destinationChainId: destination?.id,
  })
  return <p>{refusal ? `USDC has no deposit addresses: ${refusal}` : 'USDC has deposit addresses.'}</p>
}

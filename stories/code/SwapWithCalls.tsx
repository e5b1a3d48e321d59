import { SwapWidget } from '@causeway/react/widgets'
import { encodeFunctionData, erc20Abi } from 'viem'

const base = 8453
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const shop = '0x1111111111111111111111111111111111111111'
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 50_000_000n] })

export const payShop = (
  <SwapWidget
    defaultReceive={{ chainId: base, address: usdc }}
    defaultAmount="100"
    quoteParameters={{ txs: [{ to: usdc, value: 0n, data }] }}
  />
)

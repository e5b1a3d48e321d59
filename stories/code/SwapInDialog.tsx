import { SwapButton } from '@causeway/react/widgets'

export const getUsdc = (
  <SwapButton
    widget={{ defaultReceive: { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' } }}
  >
    Get USDC
  </SwapButton>
)

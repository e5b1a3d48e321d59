export { chainsFromWagmi, type WagmiChains } from '../wagmi/chainsFromWagmi.ts'
export { useWagmiWallet } from '../wagmi/useWagmiWallet.ts'

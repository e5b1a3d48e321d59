export { useWagmiWallet } from '../wagmi/useWagmiWallet.ts'

import { useConnect, useConnectors, type Connector } from 'wagmi'
import { Dialog } from '../ui/Dialog.tsx'

interface ConnectDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Lists the wallets that announced themselves to the page (EIP-6963), and connects one. */
export function ConnectDialog({ isOpen, onClose }: ConnectDialogProps) {
  const connectors = useConnectors()
  const { mutate: connect, reset, isPending, variables, error } = useConnect()

  function close(): void {
    reset()
    onClose()
  }

  return (
    <Dialog title="Connect a wallet" isOpen={isOpen} onClose={close}>
      <p>Harbor sees your address and asks before every transaction.</p>
      <ul className="wallets">
        {connectors.map((connector) => (
          <li key={connector.uid}>
            <button
              type="button"
              className="wallet"
              onClick={() => connect({ connector }, { onSuccess: close })}
            >
              {connector.icon && <img src={connector.icon} width="32" height="32" alt="" />}
              <span>
                {connector.name}
                <small>{describe(connector, isPending && variables?.connector === connector)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {connectors.length === 0 && <p>No wallet found in this browser.</p>}
      <p role="status" className="problem">
        {error && explain(error)}
      </p>
    </Dialog>
  )
}

function describe({ id }: Connector, isAsked: boolean): string {
  if (isAsked) return 'Answer the request in your wallet'
  return id === 'localhost.causeway.demo-wallet' ? 'Test tokens, nothing to install' : 'In this browser'
}

function explain(error: Error): string {
  return error.name === 'UserRejectedRequestError'
    ? 'Request rejected in your wallet. You can try again.'
    : `The wallet could not connect: ${error.message}`
}

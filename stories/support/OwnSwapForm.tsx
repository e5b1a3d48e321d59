import { Swap, useSwap } from '@causeway/react/widgets'

/** A form of a page's own, by public names alone: plain fields, what stands against it as a list, and a button. */
export function OwnSwapForm() {
  const { pay, receive, recipient, value, quote, reasons, canSubmit, submit, actions } = useSwap()
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <label>
        Send {pay.token?.symbol}{' '}
        <input
          inputMode="decimal"
          value={pay.text}
          onChange={({ currentTarget }) => actions.setAmount('pay', currentTarget.value)}
        />
      </label>
      <label>
        Get {receive.token?.symbol}{' '}
        <input
          inputMode="decimal"
          value={receive.text}
          onChange={({ currentTarget }) => actions.setAmount('receive', currentTarget.value)}
        />
      </label>
      <label>
        For{' '}
        <input
          value={value.recipient}
          placeholder="yourself"
          aria-invalid={recipient.problem !== undefined}
          onChange={({ currentTarget }) => actions.setRecipient(currentTarget.value)}
        />
      </label>
      {quote && <output>Takes {quote.details.timeEstimate} seconds</output>}
      <ul aria-label="To do">
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      {/* Parts of ours stand among your own. */}
      <Swap.Side side="pay">
        <Swap.Token />
        <Swap.Balance />
      </Swap.Side>
      <button type="button" onClick={actions.switchSides}>
        Turn around
      </button>
      <button type="button" disabled={!canSubmit} onClick={submit}>
        Go
      </button>
    </div>
  )
}

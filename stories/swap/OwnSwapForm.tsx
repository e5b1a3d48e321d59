import type { CSSProperties } from 'react'
import { Swap, useSwap } from '@causeway/react/widgets'

const field: CSSProperties = { display: 'grid', gap: '0.25rem', inlineSize: '100%' }
const control: CSSProperties = { boxSizing: 'border-box', minBlockSize: '2.75rem', minInlineSize: '2.75rem' }
const input: CSSProperties = { ...control, inlineSize: '100%', minInlineSize: 0 }

/** A custom form made only of public exports: plain fields, a list of what prevents submitting, and a button. */
export function OwnSwapForm() {
  const { pay, receive, recipient, value, quote, reasons, canSubmit, submit, actions } = useSwap()
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <label style={field}>
        Send {pay.token?.symbol}{' '}
        <input
          style={input}
          inputMode="decimal"
          value={pay.text}
          onChange={({ currentTarget }) => actions.setAmount('pay', currentTarget.value)}
        />
      </label>
      <label style={field}>
        Get {receive.token?.symbol}{' '}
        <input
          style={input}
          inputMode="decimal"
          value={receive.text}
          onChange={({ currentTarget }) => actions.setAmount('receive', currentTarget.value)}
        />
      </label>
      <label style={field}>
        For{' '}
        <input
          style={input}
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
      {/* The library’s parts work among your own. */}
      <Swap.Side side="pay">
        <Swap.Token />
        <Swap.Balance />
      </Swap.Side>
      <button type="button" style={control} onClick={actions.switchSides}>
        Switch sides
      </button>
      <button type="button" style={control} disabled={!canSubmit} onClick={submit}>
        Go
      </button>
    </div>
  )
}

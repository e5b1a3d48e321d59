'use client'
import { usePart } from '../usePart.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

/**
 * What happens to a payment, case by case: in sight where it is agreed to. Afterwards the gist of it stays in sight, and the
 * cases are one press away. Renders a `<section>` with a `<table>`, or a `<details>`.
 */
export function DepositTermsTable({ isFolded = false }: { isFolded?: boolean }) {
  const part = usePart()
  const translate = useMessages()
  const { requiredDisclosures } = useDepositContext('DepositAddress.Form').deposit
  const title = translate('deposit.terms')
  const terms = (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('deposit.terms.case')}</th>
            <th scope="col">{translate('deposit.terms.result')}</th>
          </tr>
        </thead>
        <tbody>
          {requiredDisclosures.map((name) => (
            <tr key={name} {...part('deposit-address-term')}>
              <th scope="row">{translate(`deposit.terms.${name}`)}</th>
              <td>{translate(`deposit.terms.${name}.result`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p {...part('deposit-address-hint')}>{translate('deposit.terms.fee')}</p>
    </>
  )
  return isFolded ? (
    <details {...part('deposit-address-terms', 'folded')}>
      <summary {...part('deposit-address-terms-summary')}>
        {requiredDisclosures.includes('under') ? translate('deposit.terms.gist') : title}
      </summary>
      {terms}
    </details>
  ) : (
    <section {...part('deposit-address-terms', 'shown')}>
      <h3 {...part('deposit-address-heading')}>{title}</h3>
      {terms}
    </section>
  )
}

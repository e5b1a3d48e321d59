import styles from './demo-wallet.css?inline'
import type { AskPerson, WalletAnswer, WalletPrompt } from './walletPrompt.ts'
import { isAddress } from 'viem'

/**
 * Makes the function that asks in a dialog of the wallet's own, in a shadow root so that the page's style sheet
 * does not reach it. Questions wait for each other; Esc declines.
 */
export function createDialogAsker(): AskPerson {
  let last: Promise<unknown> = Promise.resolve()
  return (prompt) => {
    const answer = last.then(() => show(prompt))
    last = answer
    return answer
  }
}

function show(prompt: WalletPrompt): Promise<WalletAnswer> {
  const host = document.createElement('demo-wallet')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]

  const form = element('form', { method: 'dialog' }, [
    element('p', { className: 'name' }, ['Demo wallet']),
    element('h2', { id: 'title' }, [prompt.title]),
    element('p', { id: 'text' }, [prompt.text]),
    ...accountsOf(prompt),
    ...rowsOf(prompt),
    element('p', { className: 'buttons' }, [
      element('button', { value: 'reject', className: 'reject' }, ['Reject']),
      element('button', { value: 'approve', className: 'approve' }, [prompt.approveLabel]),
    ]),
  ])
  const dialog = element('dialog', {}, [form])
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'text')
  root.append(dialog)
  document.body.append(host)

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove()
      const account = new FormData(form).get('account')
      resolve(
        dialog.returnValue === 'approve'
          ? {
              isApproved: true,
              account: typeof account === 'string' && isAddress(account) ? account : undefined,
            }
          : { isApproved: false },
      )
    })
    dialog.showModal()
  })
}

function accountsOf({ accounts }: WalletPrompt): HTMLElement[] {
  if (!accounts) return []
  const choices = accounts.choices.map((address, index) =>
    element('label', {}, [
      element('input', {
        type: 'radio',
        name: 'account',
        value: address,
        checked: address === accounts.selected,
      }),
      element('span', {}, [`Account ${index + 1} `, element('code', {}, [address])]),
    ]),
  )
  return [element('fieldset', {}, [element('legend', {}, ['Account']), ...choices])]
}

function rowsOf({ rows = [] }: WalletPrompt): HTMLElement[] {
  if (rows.length === 0) return []
  const list = rows.map(({ label, value, isCode }) =>
    element('div', {}, [
      element('dt', {}, [label]),
      element('dd', {}, [element(isCode ? 'code' : 'bdi', {}, [value])]),
    ]),
  )
  return [element('dl', {}, list)]
}

/** Everything goes in as text: what a page asks for is never read as markup. */
function element<name extends keyof HTMLElementTagNameMap>(
  name: name,
  properties: Partial<HTMLElementTagNameMap[name]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[name] {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children)
  return created
}

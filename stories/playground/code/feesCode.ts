import type { ToolbarValues } from '../../../.storybook/toolbar.ts'
import { pageCode } from './pageCode.ts'
import { names } from './shared.ts'
import { toJsx, type Names } from './toJsx.ts'

/** Stands for the quote that a page has. */
const quote = {}
const feesNames: Names = new Map([...names, [quote, { name: 'quote' }]])

/** Code for the fees of a quote: the widget needs one, so it comes with the hook that asks for it. */
export function feesCode(props: Readonly<Record<string, unknown>>, toolbar: ToolbarValues): string {
  const code = toJsx({ component: 'FeesWidget', props: { quote, ...props }, names: feesNames })
  const [imports, element = ''] = code.trimEnd().split('\n\n')
  const shown = element.includes('\n') ? `(\n${element.replaceAll(/^/gm, ' '.repeat(4))}\n  )` : element
  return pageCode(
    `import { useQuote, type UseQuoteParameters } from '@causeway/react'
${imports}

<FeesOfQuote parameters={parameters} />

function FeesOfQuote({ parameters }: { parameters: UseQuoteParameters }) {
  const { data: quote } = useQuote(parameters)
  return quote ? ${shown} : null
}`,
    toolbar,
    { name: 'parameters', type: 'UseQuoteParameters' },
  )
}

import type { ToolbarValues } from '../../../.storybook/toolbar.ts'
import { pageCode } from './pageCode.ts'
import { names } from './shared.ts'
import { toJsx, type Names } from './toJsx.ts'

/** How a page gets what the fees are of, by the property that takes it. */
const sources = {
  quote: {
    hook: 'useQuote',
    type: 'UseQuoteParameters',
    component: 'FeesOfQuote',
    code: 'const { data: quote } = useQuote(parameters)',
  },
  record: {
    hook: 'useRequests',
    type: 'UseRequestsParameters',
    component: 'FeesOfNewest',
    code: 'const record = useRequests(parameters).data?.pages[0]?.requests[0]',
  },
} as const

/** Code for the fees of a quote or of a past swap: the widget needs one, so it comes with the hook that asks for it. */
export function feesCode(
  source: keyof typeof sources,
  props: Readonly<Record<string, unknown>>,
  toolbar: ToolbarValues,
): string {
  const { hook, type, component, code } = sources[source]
  // Stands for what the page has.
  const given = {}
  const feesNames: Names = new Map([...names, [given, { name: source }]])
  const widget = toJsx({ component: 'FeesWidget', props: { [source]: given, ...props }, names: feesNames })
  const [imports, element = ''] = widget.trimEnd().split('\n\n')
  const shown = element.includes('\n') ? `(\n${element.replaceAll(/^/gm, ' '.repeat(4))}\n  )` : element
  return pageCode(
    `import { ${hook}, type ${type} } from '@causeway/react'
${imports}

<${component} parameters={parameters} />

function ${component}({ parameters }: { parameters: ${type} }) {
  ${code}
  return ${source} ? ${shown} : null
}`,
    toolbar,
    { name: 'parameters', type },
  )
}

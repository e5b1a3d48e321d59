import type { Language } from '../../../src/exports/locales.ts'
import { languages } from '../../../src/exports/locales.ts'
import { initialGlobals, type ToolbarValues } from '../../../.storybook/toolbar.ts'

type Page = Pick<ToolbarValues, 'mode' | 'direction' | 'language' | 'locale'>

/** A prop of a page beside `config` and `wallet`. */
interface PageProp {
  name: string
  type: string
}

/**
 * A complete file around an element, with the appearance from the toolbar: pasted code compiles, and looks like the
 * story.
 *
 * @param code Imports, then the element, with an empty line between them.
 */
export function pageCode(code: string, { mode, direction, language, locale }: Page, prop?: PageProp): string {
  const [imports = '', element = '', ...rest] = code.trimEnd().split('\n\n')
  const isTranslated = language !== initialGlobals.language && isLanguage(language)
  const words = language.replaceAll(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())
  const provided = [
    'config={config}',
    'wallet={wallet}',
    isTranslated && `messages={${words}}`,
    locale !== initialGlobals.locale && `locale="${locale}"`,
  ]
  const page = [
    direction !== initialGlobals.direction && `dir="${direction}"`,
    mode !== initialGlobals.mode && `style={{ colorScheme: '${mode}' }}`,
  ]
  const inside = page.some(Boolean) ? wrap(`div ${page.filter(Boolean).join(' ')}`, element) : element
  const provider = wrap(`CausewayProvider ${provided.filter(Boolean).join(' ')}`, inside)
  const lines = [
    `import { CausewayProvider, type CausewayProviderProps } from '@causeway/react'`,
    isTranslated && `import { messages as ${words} } from '@causeway/react/locales/${language}'`,
    imports,
    `import '@causeway/react/styles.css'`,
    `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'`,
  ]
  const names = ['config', 'wallet', ...(prop ? [prop.name] : [])]
  const own = prop ? ` & { ${prop.name}: ${prop.type} }` : ''
  return `${lines.filter(Boolean).join('\n')}

const queryClient = new QueryClient()

type PageProps = Pick<CausewayProviderProps, 'config' | 'wallet'>${own}

/** \`config\` is what \`createConfig\` returns. */
export function Page({ ${names.join(', ')} }: PageProps) {
  return (
${indent(wrap('QueryClientProvider client={queryClient}', provider), 4)}
  )
}
${rest.map((part) => `\n${part}\n`).join('')}`
}

function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag)
}

function wrap(tag: string, content: string): string {
  return `<${tag}>\n${indent(content, 2)}\n</${tag.split(' ', 1)[0]}>`
}

function indent(text: string, by: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by))
}

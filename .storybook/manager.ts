import { addons } from 'storybook/manager-api'
import { bookThemes } from './bookThemes.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: bookThemes[isDark ? 'dark' : 'light'] })

/** A style sheet as text, with all that it imports: the build and Storybook put it there. */
declare module '*.css?inline' {
  const css: string
  export default css
}

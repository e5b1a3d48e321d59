/** Says what this page is: a demo, with money that is worth nothing. */
export function Footer() {
  return (
    <footer>
      <p>
        <strong>Harbor is a demo.</strong> Chains, tokens and provider run on this machine. All money here is
        play money; never send real money to its accounts.
      </p>
    </footer>
  )
}

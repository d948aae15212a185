export function MarketScreen() {
  return <h1>MarketScreen</h1>
}

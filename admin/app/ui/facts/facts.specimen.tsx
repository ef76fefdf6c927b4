import { Facts } from './facts.tsx'

export default () => (
  <Facts
    facts={[
      { term: 'Имя', value: 'Ольга Ткачёва' },
      { term: 'Телефон', value: <a href="tel:+79001234567">+7 (900) 123-45-67</a> },
      { term: 'Город', value: '' },
    ]}
  />
)

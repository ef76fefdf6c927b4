import { ListDiff, TextDiff } from './diff.tsx'

export default () => (
  <div>
    <TextDiff
      parts={[
        { text: 'Ситец ', change: 'same' },
        { text: 'лёгкий', change: 'removed' },
        { text: 'тонкий и\u00A0лёгкий', change: 'added' },
        { text: ', для лета.', change: 'same' },
      ]}
    />
    <ListDiff before={['лён', 'сукно', 'ситец']} after={['сукно', 'лён', 'твил']} />
  </div>
)

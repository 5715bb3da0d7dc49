import './typing.css';

/** As many stops and fields as the booking form shows, with what a key has to do and nothing else. */
const STOPS = 16;
const FIELDS = [
  'Search a place',
  'Street, building, unit',
  'Contact person',
  'Mobile number',
  'Landmark',
  'Instructions',
];
const GOODS = [
  'Quantity',
  'Weight per unit',
  'Length',
  'Width',
  'Height',
  'Declared value',
  'Description',
  'Voucher code',
];
const CHOICES = 38;
const SAVE_MS = 400;

const draft = {
  stops: Array.from({ length: STOPS }, (): Record<string, string> => ({})),
  texts: {} as Record<string, string>,
};
const saved = document.createElement('p');
let timer: ReturnType<typeof setTimeout> | undefined;

function save() {
  localStorage.setItem('draft', JSON.stringify(draft));
  saved.textContent = `Saved ${new Date().toLocaleTimeString('en-US')}`;
}

function field(name: string, target: Record<string, string>, tag: 'input' | 'textarea' = 'input') {
  const label = document.createElement('label');
  const box = document.createElement(tag);
  box.value = target[name] ?? '';
  box.addEventListener('input', () => {
    target[name] = box.value;
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_MS);
  });
  label.append(name, box);
  return label;
}

function choice(at: number) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box, `Choice ${at + 1}`);
  return label;
}

function section(title: string, children: HTMLElement[]) {
  const part = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = title;
  part.append(heading, ...children);
  return part;
}

const [, , , , , , stop = {}] = draft.stops;
document.body.append(
  section(
    'Stop 7',
    FIELDS.map((name) => field(name, stop)),
  ),
  section('Goods', [
    ...GOODS.map((name) => field(name, draft.texts)),
    field('Notes for the driver', draft.texts, 'textarea'),
  ]),
  section('Summary', [...Array.from({ length: CHOICES }, (_, at) => choice(at)), saved]),
);

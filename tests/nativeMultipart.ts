import * as buffer from 'node:buffer';

/**
 * jsdom's FormData, File and Blob cannot cross into Node's fetch, which MSW reads bodies with: a file would arrive as
 * the text "undefined". Tests get Node's own three, with the one thing that Node's FormData cannot do: read a form,
 * which React does when a submit leads to another page.
 */
const DomFormData = globalThis.FormData;
const { constructor: NodeFormData } = (await new Response(new URLSearchParams('a=1')).formData()) as FormData & {
  constructor: typeof FormData;
};

class TestFormData extends NodeFormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super();
    if (!form) return;
    new DomFormData(form, submitter).forEach((value, name) => {
      if (typeof value === 'string') this.append(name, value);
    });
  }
}

Object.assign(globalThis, { FormData: TestFormData, File: buffer.File, Blob: buffer.Blob });

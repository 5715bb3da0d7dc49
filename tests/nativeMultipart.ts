import * as buffer from 'node:buffer';

/**
 * Replaces jsdom's FormData, File and Blob by Node's. MSW reads bodies with Node's fetch, which turns jsdom files into the
 * text "undefined". Adds reading a form element, which Node's FormData lacks and React uses on navigation after a submit.
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

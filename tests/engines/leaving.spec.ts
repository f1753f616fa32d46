/** Who leaves while a message is sent, in Firefox and WebKit: what each does with the page and with what is under way differs. */
import { queryDatabase, uniqueEmail } from "../e2e/support.ts";
import { openLine } from "../support/line.ts";
import { expect, sizes, test, Visitor } from "./support.ts";

for (const { how, comeBack } of [
  { how: "with Back", comeBack: ({ tab }: Visitor) => tab.back() },
  { how: "by its address", comeBack: (visitor: Visitor) => visitor.tab.open(`${visitor.origin}/contact-us`) },
]) {
  test(
    `who leaves while a message is sent and comes back ${how} is told that it is sent`,
    { tag: "@essential" },
    async ({ engine, baseURL }) => {
      const line = await openLine(baseURL ?? "");
      const look = { ...sizes.desktop, isDark: false, isStill: false, hasScript: true };
      const visitor = new Visitor(await engine.open(look), look, line.origin);
      const email = uniqueEmail("left");
      await visitor.visit("/contact-us");
      await visitor.write("Full Name", "Ada Lovelace");
      await visitor.write("Email Address", email);
      await visitor.write("Message", "On my way out");
      await visitor.reads("Local captcha: passed");
      line.isSilent = (path) => path.startsWith("/contact-us.data");
      await visitor.press({ role: "button", name: "Send Message" });
      const messages = () => queryDatabase(`select message from contact_messages where email = '${email}'`);
      await expect.poll(messages).toEqual([{ message: "On my way out" }]);

      // As a link does that opens a document: the page is put away or ends, with its request.
      await visitor.tab.open(`${line.origin}/services`);
      await visitor.shows("/services");
      line.isSilent = () => false;
      await comeBack(visitor);
      await visitor.reads("Message sent successfully!");
      await visitor.reads("On my way out");
      expect(messages()).toEqual([{ message: "On my way out" }]);
      await visitor.tab.close();
      await line.close();
    },
  );
}

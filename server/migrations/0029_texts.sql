CREATE TABLE "content_links" (
	"entry_id" integer NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "content_links_entry_id_page_pk" PRIMARY KEY("entry_id","page")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "body_markdown" text;--> statement-breakpoint
ALTER TABLE "text_pages" ADD COLUMN "body_markdown" text;--> statement-breakpoint
ALTER TABLE "content_links" ADD CONSTRAINT "content_links_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_links_page" ON "content_links" USING btree ("page");--> statement-breakpoint
-- Snapshots hold Markdown from here on. What was HTML keeps its place under another name, and is read as Markdown.
UPDATE "content_drafts" SET "snapshot" = ("snapshot" - 'body') || jsonb_build_object('bodyHtml', "snapshot" -> 'body')
WHERE "entry_id" IN (SELECT "id" FROM "content_entries" WHERE "kind" IN ('post', 'text-page'));--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = ("snapshot" - 'body') || jsonb_build_object('bodyHtml', "snapshot" -> 'body')
WHERE "entry_id" IN (SELECT "id" FROM "content_entries" WHERE "kind" IN ('post', 'text-page'));

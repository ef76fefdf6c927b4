CREATE TABLE "post_counts" (
	"tag" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "post_tags" (
	"post_id" integer NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_tags_post_id_tag_pk" PRIMARY KEY("post_id","tag")
);--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"short_text" text NOT NULL,
	"body" text NOT NULL,
	"body_markdown" text NOT NULL,
	"image" integer NOT NULL,
	"publication_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
CREATE INDEX "post_tags_tag" ON "post_tags" ("tag");--> statement-breakpoint
CREATE INDEX "posts_publication" ON "posts" ("publication_at","id");--> statement-breakpoint
CREATE INDEX "posts_image" ON "posts" ("image");--> statement-breakpoint
CREATE FUNCTION posts_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP = 'INSERT' THEN change := (SELECT count(*) FROM added);
  ELSIF TG_OP = 'DELETE' THEN change := -(SELECT count(*) FROM gone);
  ELSE DELETE FROM post_counts;
  END IF;
  IF change <> 0 THEN
    INSERT INTO post_counts (tag, posts) VALUES ('', change)
    ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION post_tags_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_counts (tag, posts)
  SELECT tag, sum(change) FROM (SELECT tag, 1 AS change FROM added) AS changes
  WHERE tag <> '' GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  DELETE FROM post_counts WHERE posts = 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION post_tags_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_counts (tag, posts)
  SELECT tag, sum(change) FROM (SELECT tag, -1 AS change FROM gone) AS changes
  WHERE tag <> '' GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  DELETE FROM post_counts WHERE posts = 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION post_tags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_counts (tag, posts)
  SELECT tag, sum(change) FROM (SELECT tag, 1 AS change FROM added UNION ALL SELECT tag, -1 FROM gone) AS changes
  WHERE tag <> '' GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET posts = post_counts.posts + excluded.posts;
  DELETE FROM post_counts WHERE posts = 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION post_tags_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_counts WHERE tag <> '';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON post_tags FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER counted_added AFTER INSERT ON posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION posts_counted();--> statement-breakpoint
CREATE TRIGGER counted_gone AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION posts_counted();--> statement-breakpoint
CREATE TRIGGER counted_emptied AFTER TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION posts_counted();--> statement-breakpoint
CREATE TRIGGER counted_added AFTER INSERT ON post_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_tags_added();--> statement-breakpoint
CREATE TRIGGER counted_gone AFTER DELETE ON post_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION post_tags_gone();--> statement-breakpoint
CREATE TRIGGER counted_changed AFTER UPDATE ON post_tags REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_tags_changed();--> statement-breakpoint
CREATE TRIGGER counted_emptied AFTER TRUNCATE ON post_tags FOR EACH STATEMENT EXECUTE FUNCTION post_tags_emptied();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON post_counts FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
